// The light over the graveyard: which part of the turn it shows, and how far the night has gone. Pure.
import type { View } from './wire.ts';

export type Light = 'dusk' | 'sunset' | 'night' | 'dawn';

/** Dusk while an age is prepared and in the evening, then the sunset's round, then night; dawn when somebody has won. */
export function lightOf(view: View): Light {
  if (view.players.some((p) => p.won)) return 'dawn';
  if (view.step === 'sunset' || view.step === 'night') return view.step;
  return 'dusk';
}

/** From 0 (dusk) to 1 (dawn): every act and every duty of the player in charge takes its time. */
export function nightOf(view: View): number {
  const light = lightOf(view);
  if (light === 'dawn') return 1;
  if (light !== 'night') return light === 'dusk' ? 0 : 0.15;
  const laid = view.zones.filter((z) => z.owner === view.active && z.kind === 'laid').reduce((n, z) => n + z.count, 0);
  const duties = view.duties.filter((d) => d.done).length;
  return Math.min(0.95, 0.3 + laid * 0.07 + duties * 0.15);
}
