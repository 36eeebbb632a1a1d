// How far the night has gone, from 0 (dusk) to 1 (dawn): evening first, then every act of the active player.
import type { View } from './wire.ts';

export function nightOf(view: View): number {
  const step = Math.max(0, view.steps.findIndex((s) => s.id === view.step));
  const part = view.steps.length > 1 ? step / (view.steps.length - 1) : 0.5;
  const laid = view.zones.filter((z) => z.owner === view.active && z.layout === 'row').reduce((n, z) => n + z.count, 0);
  const duties = view.duties.filter((d) => d.done).length;
  return Math.min(1, part * 0.35 + laid * 0.09 + duties * 0.2);
}
