// How much room there is: three columns, two with a drawer, or the phone layout. Counted in text: who reads letters twice as large
// has room for half as many of them, and gets the layout of a narrower screen.
const WIDE = 1100;
const PHONE = 719;
const LOW = 480; // a phone in landscape is wide but very low; it still counts as a phone

const browser = typeof window !== 'undefined';
const measured = (): { width: number; height: number; scale: number } =>
  (browser ? { width: innerWidth, height: innerHeight, scale: (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16 } : { width: 1280, height: 800, scale: 1 });

let room = $state.raw(measured());
const wide = $derived(room.width / room.scale >= WIDE && room.height > LOW);
const phone = $derived(room.width / room.scale < PHONE + 1 || room.height <= LOW);
const large = $derived(room.scale >= 1.5);

if (browser) {
  const look = (): void => void (room = measured());
  addEventListener('resize', look);
  // The size of letters may change while the page is open: one rem, watched.
  const rem = document.createElement('span');
  rem.ariaHidden = 'true';
  rem.style.cssText = 'position:absolute;inline-size:1rem;block-size:0;visibility:hidden';
  document.body.append(rem);
  new ResizeObserver(look).observe(rem);
}

export const viewport = {
  get wide(): boolean {
    return wide;
  },
  get phone(): boolean {
    return phone;
  },
  /** Letters are so large that a table cannot be in sight at once: its page scrolls. */
  get large(): boolean {
    return large;
  },
};
