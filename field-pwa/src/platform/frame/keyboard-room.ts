// The phone's keyboard covers the page without an event: whatever is at the bottom, a sheet with its Save, is lifted by this height.
const PROPERTY = '--keyboard';
/** Less than this is a bar of the browser that appeared or disappeared. */
const LEAST_PX = 80;

/** Called once, when the app starts; returns how to stop. */
export function followKeyboard(): () => void {
  const view = window.visualViewport;
  if (view === null) return () => undefined;
  const { style } = document.documentElement;
  const look = () => {
    const covered = window.innerHeight - view.height - view.offsetTop;
    // a page that is pinched larger shows less, without a keyboard
    const isKeyboard = view.scale <= 1 && covered >= LEAST_PX;
    if (isKeyboard) style.setProperty(PROPERTY, `${String(Math.round(covered))}px`);
    else style.removeProperty(PROPERTY);
  };
  look();
  view.addEventListener('resize', look);
  view.addEventListener('scroll', look);
  return () => {
    view.removeEventListener('resize', look);
    view.removeEventListener('scroll', look);
    style.removeProperty(PROPERTY);
  };
}
