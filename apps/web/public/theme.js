// The chosen theme, before the first paint: a page that is loading must not be white in the evening. `lib/theme.ts` takes over.
try {
  const chosen = localStorage.getItem('sobremesa.theme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  // Before the page runs it looks as to a stranger who reads the language of their browser; see `src/prerender/`.
  const language = localStorage.getItem('sobremesa.language') ?? document.documentElement.lang;
  const isGreeted = location.pathname.endsWith('/') && localStorage.getItem('sobremesa.name') !== null;
  if (isGreeted || language !== document.documentElement.lang) document.documentElement.dataset.known = '';
} catch {
  // Without storage the system's own theme is right.
}
