/**
 * The path under which the page is served, without a trailing slash; empty at the root of a host.
 */
export const basePath = new URL(document.baseURI).pathname.replace(/\/$/, '');

function link(path: string): string {
  return new URL(`${basePath}/${path}`, location.href).href;
}

export const rulesLink = (game: string): string => link(`rules/${game}`);

export const tableLink = (table: string): string => link(`t/${table}`);

/**
 * The link that transfers a seat to another device. The name is in the fragment, which browsers do
 * not send to servers, so that the user need not type it again.
 */
export const seatTransferLink = (token: string, name: string): string => `${link(`take/${token}`)}#${encodeURIComponent(name)}`;

/** The link that adds a device, with the name in the fragment, too. */
export const deviceLink = (token: string, name: string): string => `${link(`device/${token}`)}#${encodeURIComponent(name)}`;

export const groupLink = (token: string): string => link(`join-group/${token}`);

/** @param search see `searchOf` in `replay/address.ts` */
export const replayLink = (table: string, search: string): string => link(`replay/${table}${search}`);

export const labelLink = (game: string, id: string): string => link(`gallery/${game}/${id}`);
