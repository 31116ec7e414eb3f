// Four squares in one colour, for the sign-in button.
import icon from '../Icon/Icon.module.css';

export function MicrosoftMark() {
  return (
    <svg className={icon.icon} viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
      <path d="M0 0h9.500v9.500H0zM10.500 0H20v9.500h-9.500zM0 10.500h9.500V20H0zM10.500 10.500H20V20h-9.500z" />
    </svg>
  );
}
