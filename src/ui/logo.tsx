/**
 * The mark: two halves of a stage curtain drawn aside like the blades of an aperture, and the lit
 * stage between them. Curtains take the text colour, the light takes the accent.
 */
export function LogoMark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      className={className}
      aria-hidden="true"
    >
      <path d="M3 4h12.500c0 9-3 17.500-8.500 24H3z" fill="currentColor" />
      <path d="M29 4H16.500c0 9 3 17.500 8.500 24H29z" fill="currentColor" />
      <path
        d="M16 13.500c.9 5.800 3.100 10.800 6.400 14.500H9.600c3.300-3.700 5.500-8.700 6.400-14.500z"
        fill="var(--key)"
      />
    </svg>
  );
}

/** Mark and name; the name is a setting of the site. With large text it has two lines in a phone's header. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 text-lg font-semibold tracking-tight whitespace-nowrap @max-[14rem]:leading-tight @max-[14rem]:whitespace-normal">
      <LogoMark size={28} />
      {name}
    </span>
  );
}
