// The page's service worker: the shell opens without a server, and says so. Answers of the server are never kept: tables live there.
const FILES = /* filled in by build/shell.ts */ [];
const CACHE = 'shell-' + /* filled in by build/shell.ts */ '';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  // The page itself is always asked for first, so that a new version is seen at once; what bears a hash never changes.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else event.respondWith(caches.match(request).then((kept) => kept || fetch(request)));
});
