// Gives a file to the person: a browser downloads it. Electron's window will ask where to save it, behind the same interface.
export interface Files {
  readonly save: (name: string, content: Blob) => void;
  /** From a signed address, straight to the download folder: the page does not read it. */
  readonly fetch: (address: string) => void;
}

const RELEASE_MS = 60_000;

export const browserFiles: Files = {
  save: (name, content) => {
    const address = URL.createObjectURL(content);
    const link = Object.assign(document.createElement('a'), { href: address, download: name });
    link.click();
    // the browser may read it a little later
    setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
  },
  fetch: (address) => Object.assign(document.createElement('a'), { href: address, download: '' }).click(),
};
