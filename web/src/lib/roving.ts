// One tab stop per region, arrow keys inside (in two dimensions, by actual position). When the thing that has the focus
// goes away, the focus moves to its neighbour, or else to the question.
import type { Attachment } from 'svelte/attachments';

const ITEM = '[data-ref]';
const visible = (node: HTMLElement): boolean => node.getClientRects().length > 0;

export const roving: Attachment<HTMLElement> = (region) => {
  let current: HTMLElement | null = null;
  let place = 0;
  let focused = false;

  const items = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>(ITEM)].filter(visible);

  function settle(): void {
    const all = items();
    if (current && !all.includes(current)) {
      const lost = focused && (document.activeElement === document.body || document.activeElement === null);
      current = all[Math.min(place, all.length - 1)] ?? null;
      if (lost) (current ?? document.querySelector<HTMLElement>('[data-question]'))?.focus();
    }
    current ??= all.find((node) => node.dataset.state !== 'none') ?? all[0] ?? null;
    all.forEach((node, i) => {
      node.tabIndex = node === current ? 0 : -1;
      if (node === current) place = i;
    });
  }

  function onFocus(event: FocusEvent): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEM);
    if (!item) return;
    focused = true;
    current = item;
    settle();
  }
  const onBlur = (event: FocusEvent): void => {
    if (event.relatedTarget) focused = false;
  };

  function onKey(event: KeyboardEvent): void {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEM);
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    let to: HTMLElement | undefined;
    if (event.key === 'Home') to = all[0];
    else if (event.key === 'End') to = all.at(-1);
    else if (event.key.startsWith('Arrow')) to = toward(item, all, event.key);
    else return;
    event.preventDefault();
    to?.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', onFocus);
  region.addEventListener('focusout', onBlur);
  region.addEventListener('keydown', onKey);
  settle();
  return () => {
    observer.disconnect();
    region.removeEventListener('focusin', onFocus);
    region.removeEventListener('focusout', onBlur);
    region.removeEventListener('keydown', onKey);
  };
};

/** The nearest item in a direction; sideways distance weighs more. */
function toward(from: HTMLElement, all: HTMLElement[], key: string): HTMLElement | undefined {
  const centre = (node: HTMLElement): { x: number; y: number } => {
    const box = node.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const here = centre(from);
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let best: HTMLElement | undefined;
  let cost = Infinity;
  for (const node of all) {
    if (node === from) continue;
    const there = centre(node);
    const ahead = sign * (across ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x);
    if (ahead < 4) continue;
    const price = ahead + aside * 2.5;
    if (price < cost) {
      cost = price;
      best = node;
    }
  }
  return best;
}
