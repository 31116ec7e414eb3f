// Where the bytes of an uploaded picture are read from, wherever they lie: on the disk or behind ranged requests.

export interface PictureSource {
  readonly sizeBytes: number;
  /** Shorter only at the end of the file. */
  read(start: number, length: number): Promise<Uint8Array>;
}
