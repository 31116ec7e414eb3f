// While developing (npm run dev): reloads the page once its app was rebuilt. It is not shipped.
const EVERY_MS = 1_000;

/** @param page the app's own page, whose text changes with each build; returns how to stop. */
export function reloadWhenRebuilt(page: string, reload: () => void = () => window.location.reload()): () => void {
  let seen: string | null = null;
  const look = async (): Promise<void> => {
    const answer = await fetch(page, { cache: 'no-store', headers: { accept: 'text/html' } }).catch(() => null);
    // between two builds, or while the server restarts, there is no page
    if (answer === null || !answer.ok) return;
    const text = await answer.text();
    if (seen !== null && seen !== text) reload();
    seen = text;
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => clearInterval(timer);
}
