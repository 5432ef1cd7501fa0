declare module 'subset-font' {
  /** A font with only these characters. */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; variationAxes?: Readonly<Record<string, number>> },
  ): Promise<Uint8Array>;
}
