import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { step, StepFailed, succeeds } from './run.mjs';

const { env, platform } = process;

/**
 * The path of a Chromium for the end-to-end tests: an existing one, or one that is installed now.
 * @returns {Promise<string>}
 */
export async function chromium() {
  if (env['CHROMIUM_PATH']) return env['CHROMIUM_PATH'];
  const found = await firstThatRuns(await usualPlaces());
  if (found !== null) return found;
  await tryStep('Installing Chromium', ['node', 'node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const installed = await firstThatRuns([await playwrightsOwn()]);
  if (installed !== null) return installed;
  if (isRootOnDebian()) {
    await tryStep('Reading the package lists', ['apt-get', 'update']);
    await tryStep('Installing Chromium from Debian', ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']);
    const packaged = await firstThatRuns(['/usr/bin/chromium']);
    if (packaged !== null) return packaged;
  }
  console.error('No Chromium: install one (`npx playwright install --with-deps chromium`), or set CHROMIUM_PATH to its program.');
  throw new StepFailed('Installing Chromium');
}

/**
 * The first of these programs that exists and starts. A browser without its system libraries does
 * not start.
 * @param {readonly string[]} paths
 * @returns {Promise<string | null>}
 */
export async function firstThatRuns(paths) {
  for (const path of paths) {
    // Chrome on Windows opens a window instead of printing its version.
    if (existsSync(path) && (platform === 'win32' || (await succeeds([path, '--version'])))) return path;
  }
  return null;
}

async function usualPlaces() {
  // The shell draws no window of its own and takes a third less CPU.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const macApps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
  const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => env[name] ?? []);
  return [
    await playwrightsOwn(),
    ...(platform === 'linux' ? ['/usr/bin', '/usr/local/bin', '/snap/bin'] : []).flatMap((folder) =>
      names.map((name) => join(folder, name)),
    ),
    ...(platform === 'darwin' ? macApps : []).map((app) => join('/Applications', app)),
    ...(platform === 'win32' ? windowsFolders : []).map((folder) =>
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    ),
  ];
}

async function playwrightsOwn() {
  const { chromium: browser } = await import('@playwright/test');
  return browser.executablePath();
}

/** @param {Parameters<typeof step>} parameters */
async function tryStep(...parameters) {
  try {
    await step(...parameters);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
  }
}

function isRootOnDebian() {
  return platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
