/** Drawing: an empty stage with its lights on. */
export function EmptyStage() {
  return (
    <svg viewBox="0 0 480 300" className="block size-full" aria-hidden="true">
      <path d="M60 300 196 40h88l136 260z" fill="var(--key)" fillOpacity=".08" />
      <path d="M132 300 214 40h52l82 260z" fill="var(--key)" fillOpacity=".12" />
      <ellipse cx="240" cy="252" rx="128" ry="26" fill="var(--key)" fillOpacity=".18" />
      <g fill="none" stroke="var(--ink-muted)" strokeWidth="2">
        <path d="M40 28h400" />
        <path d="M120 28v12M360 28v12" strokeOpacity=".5" />
        <path d="M192 28h96l-8 18h-80z" fill="var(--surface)" />
        <path d="M212 252l-10 8M268 252l10 8M240 246v12" stroke="var(--key)" />
      </g>
      <path
        d="M24 300V96c14 20 14 60 26 84s6 80 14 120zM456 300V96c-14 20-14 60-26 84s-6 80-14 120z"
        fill="var(--line)"
      />
    </svg>
  );
}
