/** The address of the program's repository; null if the build does not know it. */
export const repository = (import.meta.env['REPOSITORY_URL'] as string | undefined) || null;
