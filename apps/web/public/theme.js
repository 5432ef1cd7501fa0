// Applies the stored theme before the first paint, to avoid a white flash in the dark theme.
// `lib/theme.ts` takes over.
try {
  const chosen = localStorage.getItem('sobremesa.theme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  // The prerendered page is for a new visitor with the browser's language; see `src/prerender/`.
  // Hidden if that is wrong.
  const language = localStorage.getItem('sobremesa.language') ?? document.documentElement.lang;
  const isGreeted = location.pathname.endsWith('/') && localStorage.getItem('sobremesa.name') !== null;
  if (isGreeted || language !== document.documentElement.lang) document.documentElement.dataset.known = '';
} catch {
  // Without storage the system's theme applies.
}
