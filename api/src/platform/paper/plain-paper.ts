// A paper of words alone, as data: who has one made says what stands on it, and the thread of papers draws it (decision 077).
export type PaperPart =
  | { readonly kind: 'title' | 'heading' | 'text' | 'small'; readonly words: string }
  | { readonly kind: 'answer'; readonly label: string; readonly words: string };

export interface PlainPaper {
  readonly title: string;
  /** A JPEG in base64, at the top right of the first page; null: none. */
  readonly logo: string | null;
  readonly parts: readonly PaperPart[];
  /** On every page, with the page's number. */
  readonly foot: string;
}

export type MakePaper = (paper: PlainPaper) => Promise<Buffer>;
