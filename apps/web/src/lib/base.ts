/**
 * The path under which the page is served, without a slash at its end; empty at the root of a host.
 */
export const basePath = new URL(document.baseURI).pathname.replace(/\/$/, '');

function link(path: string): string {
  return new URL(`${basePath}/${path}`, location.href).href;
}

export const rulesLink = (game: string): string => link(`rules/${game}`);

export const tableLink = (table: string): string => link(`t/${table}`);

/**
 * The link that takes a seat to another device. The name travels in the fragment, which no server
 * sees, so that nobody has to type it again.
 */
export const seatTransferLink = (token: string, name: string): string => `${link(`take/${token}`)}#${encodeURIComponent(name)}`;

/** The link that adds a device, in the same way. */
export const deviceLink = (token: string, name: string): string => `${link(`device/${token}`)}#${encodeURIComponent(name)}`;
