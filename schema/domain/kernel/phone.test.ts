import { formatMobile, isMobile, normaliseMobile } from './phone.ts';

describe('mobiles (Spec 1 §5)', () => {
  it.each(['0491 570 156', '0491570156', '+61 491 570 156', ' +61491570156 ', '0491\u00a0570\u00a0156'])('normalises %p', (text) => {
    expect(normaliseMobile(text)).toBe('+61491570156');
  });

  it.each([
    '',
    '02 9876 5432',
    '0491 570 15',
    '0491 570 1567',
    '+61 2 9876 5432',
    '61491570156',
    '+6104915701',
    '0491-570-156',
    '04abcdefgh',
  ])('refuses %p, which is no mobile', (text) => {
    expect(normaliseMobile(text)).toBeNull();
  });

  it('knows the stored form only as +614 and eight digits', () => {
    expect(isMobile('+61491570156')).toBe(true);
    expect(isMobile('0491570156')).toBe(false);
  });

  it('is shown as people say it, and what is none as it stands', () => {
    expect(formatMobile('+61491570156')).toBe('0491 570 156');
    expect(formatMobile('ask at the gate')).toBe('ask at the gate');
  });
});
