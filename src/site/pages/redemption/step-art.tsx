import type { ReactElement, ReactNode } from 'react';

/** Drawing of one step. The text beside it says the same. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 200" className="block size-full" aria-hidden="true">
      <path d="M0 0h320v200H0z" fill="var(--surface-2)" />
      <ellipse cx="160" cy="172" rx="120" ry="12" fill="var(--ink)" fillOpacity=".07" />
      {children}
    </svg>
  );
}

const line = { stroke: 'var(--ink)', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;
const fine = { stroke: 'var(--ink-muted)', strokeWidth: 2.5, strokeLinecap: 'round' } as const;

/** The camera's open box with the card. */
function BoxArt() {
  return (
    <Drawing>
      <path d="M58 96h150v76H58z" fill="var(--surface)" {...line} />
      <path d="M58 96 38 76h150l20 20z" fill="var(--line)" {...line} />
      <path d="M208 96l26-20v72l-26 24z" fill="var(--line)" {...line} />
      <rect x="96" y="120" width="72" height="40" rx="6" fill="none" {...line} />
      <path d="M114 120l6-9h24l6 9" fill="none" {...line} />
      <circle cx="132" cy="140" r="13" fill="none" {...line} />
      <circle cx="132" cy="140" r="5" fill="var(--key)" />
      <g transform="translate(178 24) rotate(12)">
        <rect width="104" height="64" rx="8" fill="var(--key)" />
        <path d="M12 20h50" stroke="var(--on-key)" strokeWidth="5" strokeLinecap="round" />
        <rect x="12" y="36" width="80" height="16" rx="4" fill="var(--on-key)" />
        <path d="M18 44h14m6 0h14m6 0h14m6 0h6" stroke="var(--key)" strokeWidth="4" />
      </g>
    </Drawing>
  );
}

function Phone({ children }: { children: ReactNode }) {
  return (
    <g transform="translate(112 14)">
      <rect width="96" height="162" rx="14" fill="var(--surface)" {...line} />
      <path d="M38 10h20" {...fine} />
      {children}
    </g>
  );
}

/** A phone on which the code is typed. */
function EnterArt() {
  return (
    <Drawing>
      <Phone>
        <path d="M18 34h34" {...fine} />
        <rect
          x="14"
          y="48"
          width="68"
          height="26"
          rx="6"
          fill="none"
          stroke="var(--key)"
          strokeWidth="3"
        />
        <path
          d="M22 61h8m5 0h8m5 0h8m5 0h8"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <rect x="14" y="84" width="68" height="20" rx="6" fill="var(--key)" />
        <path d="M36 94h24" stroke="var(--on-key)" strokeWidth="4" strokeLinecap="round" />
        <path d="M16 120h12m8 0h12m8 0h12M16 134h12m8 0h12m8 0h12M22 148h50" {...fine} />
      </Phone>
      <g transform="translate(222 70) rotate(-6)">
        <rect width="76" height="46" rx="6" fill="var(--key)" />
        <rect x="8" y="22" width="60" height="14" rx="3" fill="var(--on-key)" />
        <path d="M13 29h10m4 0h10m4 0h10m4 0h6" stroke="var(--key)" strokeWidth="4" />
      </g>
      <path d="M36 84h48M36 102h34M36 120h42" {...fine} strokeOpacity=".5" />
    </Drawing>
  );
}

/** A phone with fields for contact and camera, beside the camera. */
function ContactArt() {
  return (
    <Drawing>
      <Phone>
        <path d="M18 34h34" {...fine} />
        <rect x="14" y="46" width="68" height="20" rx="5" fill="none" {...line} />
        <path d="M22 56h30" {...fine} />
        <rect x="14" y="74" width="68" height="20" rx="5" fill="none" {...line} />
        <path d="M22 84h20" {...fine} />
        <path
          d="M16 112l5 5 8-10"
          fill="none"
          stroke="var(--key)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M38 112h42" {...fine} strokeOpacity=".6" />
        <rect x="14" y="128" width="68" height="18" rx="6" fill="var(--key)" />
        <path d="M36 137h24" stroke="var(--on-key)" strokeWidth="4" strokeLinecap="round" />
      </Phone>
      <g transform="translate(222 74)">
        <rect width="76" height="50" rx="8" fill="var(--surface)" {...line} />
        <path d="M20 0l7-11h22l7 11" fill="var(--surface)" {...line} />
        <circle cx="38" cy="26" r="16" fill="none" {...line} />
        <circle cx="38" cy="26" r="7" fill="var(--key)" />
      </g>
      <path d="M36 84h48M36 102h34M36 120h42" {...fine} strokeOpacity=".5" />
    </Drawing>
  );
}

/** The licence with its expiry date. */
function LicenceArt() {
  return (
    <Drawing>
      <Phone>
        <circle cx="48" cy="54" r="22" fill="var(--good)" />
        <path
          d="M38 54l8 8 13-15"
          fill="none"
          stroke="var(--surface)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M26 92h44M34 104h28" {...fine} />
        <rect x="14" y="118" width="68" height="28" rx="6" fill="var(--surface-2)" />
        <path d="M22 128h22M22 137h34" {...fine} />
      </Phone>
      <g transform="translate(226 62)">
        <rect width="66" height="62" rx="8" fill="var(--surface)" {...line} />
        <path d="M0 18h66" {...line} />
        <path d="M18-6v12M48-6v12" {...line} strokeLinecap="round" />
        <path
          d="M12 30h6m8 0h6m8 0h6m8 0h0M12 40h6m8 0h6m8 0h6M12 50h6m8 0h6"
          {...fine}
          strokeOpacity=".6"
        />
        <circle cx="52" cy="46" r="9" fill="var(--key)" />
      </g>
      <path d="M36 70h48M36 88h34M36 106h42" {...fine} strokeOpacity=".5" />
    </Drawing>
  );
}

const drawings: readonly (() => ReactElement)[] = [BoxArt, EnterArt, ContactArt, LicenceArt];

/** The drawing of a step by its index; none after the usual four steps. */
export function StepArt({ index }: { index: number }) {
  const Art = drawings[index];
  return Art ? <Art /> : null;
}
