// « À vous » for players who are elsewhere: a notice of the browser, if they wish for it, while the page is hidden.
import { prefs } from './prefs.svelte.ts';

/** Whether this browser gives notices here: only over HTTPS, or on its own machine. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Switch notices on, which asks the browser, or off; whether they are on now. */
export async function wishNotices(on: boolean): Promise<boolean> {
  prefs.notices = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  return prefs.notices;
}

export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!prefs.notices || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  const shown = { body, tag: table, icon: '/icon-192.png' }; // one for each table: the newest
  try {
    const notice = new Notification(title, shown);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // A phone leaves it to the service worker.
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, shown);
  }
}
