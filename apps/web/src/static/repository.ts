/** The address of the program's repository; null if the build has none. */
export const repository = (import.meta.env['REPOSITORY_URL'] as string | undefined) || null;
