export * from './connection.ts';
export * from './history.ts';
export * from './identity.ts';
export * from './lobbyFeed.ts';
export * from './matchDocument.ts';
export * from './past.ts';
export * from './tableSession.ts';
