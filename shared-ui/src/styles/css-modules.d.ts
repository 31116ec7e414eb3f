// The type of a CSS module; `npm run check -- styles` checks that each name exists.
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
