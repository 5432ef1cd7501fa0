import { useEffect } from 'react';

/** Sets the tab's title, and whether the tab calls for its reader, with a highlighted icon. */
export function useTab(title: string, calling = false): void {
  useEffect(() => {
    document.title = calling ? `● ${title}` : title;
  }, [title, calling]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!calling || icon === null) return undefined;
    const calm = icon.href;
    icon.href = new URL('favicon-calling.svg', calm).href;
    return () => {
      icon.href = calm;
    };
  }, [calling]);
}
