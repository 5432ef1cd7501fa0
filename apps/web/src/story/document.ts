import { createContext } from 'react';

/** The document of the finished match on the page, as text; null without one. */
export const StoryDocument = createContext<string | null>(null);
