// A WebSocket to a table that reconnects by itself. It knows nothing about what the messages mean.
import type { FromServer, ToServer } from './wire.ts';

export interface Handlers {
  hello: () => ToServer; // the first message of every connection: who is speaking
  message: (message: FromServer) => void;
  lost: (code: number) => void; // why it closed, as the server numbers it
  opened: () => void;
}

const FIRST = 400;
const LONGEST = 8000;

export class Connection {
  #socket: WebSocket | null = null;
  #closed = false;
  #pause = FIRST;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #now = (): void => this.#retryNow();

  constructor(readonly url: string, readonly handlers: Handlers) {
    addEventListener('online', this.#now);
    this.#open();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: ToServer): boolean {
    if (!this.open) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** The table is open: should it be lost again, the first try comes soon. One that only opens and closes is not asked so often. */
  settle(): void {
    this.#pause = FIRST;
  }

  /** Drop this socket and open another. */
  restart(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    this.#timer = null;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.handlers.hello()));
      this.handlers.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.handlers.message(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return;
      this.handlers.lost(code);
      if (this.#closed) return;
      this.#timer = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(LONGEST, this.#pause * 2);
    };
  }

  #retryNow(): void {
    if (this.#closed || this.open || !this.#timer) return;
    clearTimeout(this.#timer);
    this.#open();
  }
}

export function playUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/play`;
}
