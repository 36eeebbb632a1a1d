// Runs before the first paint, so that a dark page never flashes white: the saved theme and language, or the browser's.
(function () {
  var root = document.documentElement, saved = {};
  try { saved = JSON.parse(localStorage.getItem('ludotheque.prefs') || '{}') || {}; } catch (e) { /* storage may be closed */ }
  var dark = saved.theme ? saved.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.lang = saved.language || (/^fr/i.test(navigator.language) ? 'fr' : 'en');
})();
