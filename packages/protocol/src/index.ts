export * from './errors.ts';
export * from './forms.ts';
export * from './ids.ts';
export * from './limits.ts';
export * from './match.ts';
export * from './messages.ts';
export * from './tables.ts';
export * from './version.ts';
