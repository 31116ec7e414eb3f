import { browserFiles } from './files.ts';

test('a file given to the person is downloaded under its name', () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const pressed: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    pressed.push(`${this.download} ${this.href}`);
  });
  browserFiles.save('queue.json', new Blob(['[]']));
  expect(pressed).toEqual(['queue.json blob:1']);
  click.mockRestore();
});
