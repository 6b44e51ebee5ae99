/** A picture as pages place it, without a shift. */
export interface PlacedPicture {
  url: string;
  width: number;
  height: number;
}

/** A colour of the pages in either theme; `name` is that of the custom property. */
export interface Tone {
  name: string;
  light: string;
  dark: string;
}

/** Where the shop can be followed. */
export interface Profile {
  name: string;
  label: string;
  url: string;
}

/** What pages, mails and papers show of the shop's identity. */
export interface ShopLook {
  logo: PlacedPicture | null;
  /** For dark ground. */
  logoDark: PlacedPicture | null;
  /** Of its PNGs: `/media/<key>`. */
  icon: string | null;
  share: string | null;
  tones: readonly Tone[];
  fonts: string;
  corners: string;
  companyName: string;
  companyNumber: string;
  profiles: readonly Profile[];
}

/** How the shop looks now. */
export abstract class ShopLooks {
  abstract get(): Promise<ShopLook>;
}
