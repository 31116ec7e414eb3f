// A refresh token is good once: two tabs that renew at the same moment would end the sign-in, so one tab renews at a time.
const LOCK = 'lotline.token';

export async function aloneAmongTabs<Result>(renew: () => Promise<Result>): Promise<Result> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return renew();
  return navigator.locks.request(LOCK, renew);
}
