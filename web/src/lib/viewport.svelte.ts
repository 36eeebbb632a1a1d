// How much room there is: three columns, two with a drawer, or the phone layout.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1100px) and (min-height: 481px)', true);
// A phone in landscape is wide but very low; it still counts as a phone.
const phone = new MediaQuery('(max-width: 719px), (max-height: 480px)', false);

export const viewport = {
  get wide(): boolean {
    return wide.current;
  },
  get phone(): boolean {
    return phone.current;
  },
};
