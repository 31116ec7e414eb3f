// Australian mobiles: +61, then 4, then 8 digits; a leading 04 becomes +614 and spaces go (specification 1 §5, §9).
const MOBILE = /^\+614\d{8}$/;

export function isMobile(text: string): boolean {
  return MOBILE.test(text);
}

/** '+61491570156' for '0491 570 156', or null when the text is no mobile. */
export function normaliseMobile(text: string): string | null {
  const dense = text.replace(/\s/g, '').replace(/^04/, '+614');
  return isMobile(dense) ? dense : null;
}

/** '0491 570 156'; what is no mobile is shown as it stands. */
export function formatMobile(text: string): string {
  const mobile = normaliseMobile(text);
  if (mobile === null) return text;
  const local = `0${mobile.slice(3)}`;
  return `${local.slice(0, 4)} ${local.slice(4, 7)} ${local.slice(7)}`;
}
