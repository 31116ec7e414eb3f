// What a CSS module gives; that each name exists is held by `npm run check -- styles`.
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
