// The chosen theme, before the first paint: a page that is loading must not be white in the evening. `app/theme.ts` takes over.
try {
  const chosen = localStorage.getItem('sobremesa.theme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
} catch {
  // Without storage the system's own theme is right.
}
