/** A ring, the open arrow, and what it came from. */
export function FirstQueryPicture() {
  return (
    <svg
      aria-hidden="true"
      width="216"
      height="72"
      viewBox="0 0 216 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M34 12 54 24v24L34 60 14 48V24zM54 24l16-9M34 18.5l14.5 8.5M48.5 45 34 53.5M20 45V27" />
      <path d="M92 32h32M92 40h32M118 25l12 11-12 11" />
      <path d="M162 12l20 12v24l-20 12-20-12V24zM162 18.5l14.5 8.5M176.5 45 162 53.5M148 45V27" />
      <path d="M194 36h12M200 30v12" />
    </svg>
  );
}
