import { useEffect } from 'react';
import { mark, seatCentres } from '../ui/markGeometry.ts';

const drawn = new Map<boolean, string>();

/** The mark as the tab shows it; with `calling`, the table is lit. */
function favicon(calling: boolean): string {
  const icon = drawn.get(calling) ?? drawFavicon(calling);
  drawn.set(calling, icon);
  return icon;
}

function drawFavicon(calling: boolean): string {
  const table = calling ? '#f2b654' : '#b7824f';
  const seats = seatCentres(4)
    .map(({ x, y }, i) => {
      const look = i === 2 ? 'fill="none" stroke="#8b7a66"' : 'fill="#a33a4d" stroke="#a33a4d"';
      return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${mark.seat - 0.8}" stroke-width="1.6" ${look}/>`;
    })
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="${mark.table}" fill="${table}"/>${seats}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The tab's title, and whether it calls for its reader. */
export function useTab(title: string, calling = false): void {
  useEffect(() => {
    document.title = calling ? `● ${title}` : title;
  }, [title, calling]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = favicon(calling);
  }, [calling]);
}
