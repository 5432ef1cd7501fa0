/** The first that fits counts: browsers name those that they are made of, too. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chromium'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/**
 * How a device is called in its owner's list, such as "Chromium on Linux": by no more than its
 * owner needs to tell it from the others. Empty for one that says nothing known.
 */
export function deviceNameOf(userAgent: string): string {
  const find = (known: readonly (readonly [RegExp, string])[]) => known.find(([sign]) => sign.test(userAgent))?.[1];
  return [find(browsers), find(systems)].filter((part) => part !== undefined).join(' · ');
}
