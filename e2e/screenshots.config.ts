import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `npm run screenshots`: takes the pictures of the documentation. */
export default defineConfig({ ...tests, testMatch: 'screenshots.ts', timeout: 300_000 });
