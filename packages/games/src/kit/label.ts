/**
 * A museum label: facts about the work, object, custom or place that a piece of the game shows. The
 * texts of a label are in the page's catalogues. The facts are CC0: copy them freely.
 */
export interface Label {
  /** The piece's id in the game's catalogue, or an id of its own for a place or custom. */
  id: string;
  /** When it was made, or since when it is attested. */
  date: LabelDate;
  /** Where it was made or stands. */
  origin: Coordinates;
  /** The inventory number of the museum that keeps it. */
  inventory?: string;
  /** At least one; the first one is the most authoritative. */
  sources: readonly [LabelSource, ...LabelSource[]];
}

/** Years; negative years are BCE, and −1 is 1 BCE. There is no year 0. */
export interface LabelDate {
  first: number;
  /** Undefined: the same year. */
  last?: number;
  /** Whether the years are estimates. */
  isAbout?: true;
}

/** In degrees; south and west are negative. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A published page or book that the facts of a label were checked against. */
export interface LabelSource {
  /** The title of the page or book. */
  title: string;
  /** The museum, publisher or site. */
  publisher: string;
  url?: string;
}
