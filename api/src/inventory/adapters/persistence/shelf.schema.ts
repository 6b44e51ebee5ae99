/** The view of what can be had of each variant: of a bundle as many as its scarcest part makes, and nothing of it is held. */
export interface Shelves {
  shelf: {
    variant_id: string;
    is_bundle: boolean;
    /** Null is any number. */
    on_hand: number | null;
    held: number;
  };
}
