// Where friends reach this server. On its own machine a browser is at 127.0.0.1, which is nobody else's address: there the
// server is asked for the one on the network.
import * as api from './api.ts';

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

class Reach {
  origin = $state(location.origin);
  alone = $state(false); // the link opens on this machine only
  #asked = false;

  ask(): void {
    if (this.#asked || !LOOPBACK.test(location.hostname)) return;
    this.#asked = true;
    api.reach().then(({ origins }) => {
      if (origins[0]) this.origin = origins[0];
      else this.alone = true;
    }, () => (this.#asked = false));
  }
}

export const reach = new Reach();
