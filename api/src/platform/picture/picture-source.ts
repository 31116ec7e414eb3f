// Reads the bytes of an uploaded picture, wherever they are: on the disk or behind ranged requests.

export interface PictureSource {
  readonly sizeBytes: number;
  /** Shorter only at the end of the file. */
  read(start: number, length: number): Promise<Uint8Array>;
}
