// What is wrong with something that was typed, in words.
import type { Fault } from './filling.ts';
import { t } from './prefs.svelte.ts';
import type { Open } from './wire.ts';

export function faultText(open: Open, fault: Fault): string {
  if (open.kind === 'amount') return t().fillAmount(open.low, open.high);
  return fault === 'long' || open.low > 1 ? t().fillText(open.low, open.high) : t().fillEmpty;
}
