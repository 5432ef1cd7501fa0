/** The texts of one label. Plain texts without ICU syntax and without markup. */
export interface LabelText {
  /** Painter, culture or makers. */
  maker: string;
  /** Technique and material, and the size where it says something. */
  technique: string;
  /** Where it was made or stands, for the map. */
  place: string;
  /** The museum that keeps it, or where such objects can be seen. */
  kept: string;
  /** Two or three sentences. */
  story: string;
  /** Alternative text: what the drawing shows, for readers who do not see it. */
  alt: string;
  /** What sources disagree about; left out where they agree. */
  differs?: string;
}

/** All labels of a game, by the label's id. */
export type LabelTexts = Readonly<Record<string, LabelText>>;

/** The texts of a game's part of the gallery. */
export interface GalleryTexts {
  /** Names of the pieces that have none in the game's own catalogue, by the label's id. */
  names: Readonly<Record<string, string>>;
  /** Names of the groups that have none in the game's own catalogue, by the group's id. */
  groups: Readonly<Record<string, string>>;
  labels: LabelTexts;
}
