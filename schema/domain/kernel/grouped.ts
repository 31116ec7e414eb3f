// A figure as Australians read it: thousands by commas.

/** '1,000' for 1000, '-12,500.25' for '-12500.25'. */
export function grouped(figure: string | number | bigint): string {
  const [whole = '', rest] = String(figure).split('.');
  const said = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest === undefined ? said : `${said}.${rest}`;
}
