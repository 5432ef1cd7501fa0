import { usePreferences } from './preferences.ts';

/** Keeps `<html data-theme>` at the chosen theme, or at the system's while none is chosen. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme } = usePreferences.getState();
    const shown = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    document.documentElement.dataset['theme'] = shown;
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = ground;
  };
  dark.addEventListener('change', apply);
  usePreferences.subscribe(apply);
  apply();
}
