import type { Goods, RoomQuestion } from '#contracts/enums/rooms.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Quantity } from '../choose.ts';
import type { PlanKey } from '../plans.ts';

/** The bounds of a plan as numbers, for its sentence. */
export interface Bounds {
  area: number;
  depth: number;
  height: number;
  /** From the presenter to the screen; to a small one. */
  distance: number;
  closeDistance: number;
}

/** Sums in yuan, formatted. */
export interface Prices {
  /** Lower and upper end of a complete room. */
  from: string;
  to: string;
  /** Cyan, for one computer and one year. */
  cyan: string;
}

/** The quantities that rule out the plan before: why the room gets this one instead. */
type Missed = readonly Quantity[];

interface AdviceTexts {
  plans: Record<PlanKey, string>;
  /** What a plan asks of the room, and what it gives. */
  needs: Record<PlanKey, (bounds: Bounds) => string>;
  /** Why a plan suits the goods; every plan in `preferences` has one. */
  goods: Record<Goods, Partial<Record<PlanKey, (missed: Missed) => string>>>;
  /** How the goods get into the picture if the presenter must not hold them. */
  makeshift: Record<Goods, string>;
  none: { title: string; reason: (depth: number) => string };
  /** In place of a verdict: what is open, the plan if it turns out well, and what is sure already. */
  open: {
    title: string;
    ifEnough: (plan: string) => string;
    sure: (plan: string) => string;
    nothingSure: string;
    narrow: (area: string, depth: string, width: number) => string;
    short: (area: string, depth: string, side: number) => string;
  };
  product: {
    /** Complete rooms are delivered from an area on. */
    room: (prices: Prices, area: number) => string;
    cyan: (prices: Prices) => string;
    /** The room is smaller than those that are delivered complete. */
    small: (prices: Prices, area: number) => string;
    segmentation: (prices: Prices) => string;
    app: string;
  };
  measure: Record<Quantity, (bound: number) => string>;
  lack: Record<Quantity, (bound: number, answer: string) => string>;
  lackOfBudget: (prices: Prices) => string;
  /** A sum. */
  yuan: (sum: number) => string;
  /** What each question is about. */
  topics: Record<RoomQuestion, string>;
}

const quantities = {
  zh: { area: '净面积', width: '房间的宽', depth: '进深', height: '净高' },
  en: { area: 'area', width: 'width', depth: 'depth', height: 'height' },
} as const satisfies Record<Locale, Record<Quantity, string>>;

/** Quantities in a sentence. */
const zhList = (missed: Missed) => missed.map((quantity) => quantities.zh[quantity]).join('、');
const enList = (missed: Missed) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    missed.map((quantity) => quantities.en[quantity]),
  );

/** Metres to a tenth: at least so many, and less than so many. */
const atLeast = (length: number) => Math.floor(length * 10) / 10;
const lessThan = (length: number) => Math.ceil(length * 10) / 10;

/** The texts of the advice. A no-break space keeps a number and its unit on one line. */
export const adviceTexts: Record<Locale, AdviceTexts> = {
  zh: {
    plans: {
      'screen-waist': '绿幕，拍半身',
      'screen-small': '小房间绿幕，拍半身',
      'screen-full-length': '绿幕，拍全身竖屏',
      'screen-group': '绿幕，双机位多人',
      'led-fixed': 'LED 屏实拍，固定机位',
      'led-moving': 'LED 屏实拍，多机位走位',
      'built-set': '实景布置',
      segmentation: '不用绿幕，人像分割',
    },
    needs: {
      'screen-waist': (b) =>
        `坐姿半身绿幕要 ${b.area}\u00a0m²、进深 ${b.depth}\u00a0m、净高 ${b.height}\u00a0m，人离绿幕 ${b.distance}\u00a0m 以上。换景只要几秒。`,
      'screen-small': (b) =>
        `按小房间布光：进深 ${b.depth}\u00a0m、净高 ${b.height}\u00a0m、净面积 ${b.area}\u00a0m² 就够，人离绿幕 ${b.closeDistance}\u00a0m 以上。灯条贴墙、主光从上面来、两侧立黑旗，绿幕只留取景要的那一块。`,
      'screen-full-length': (b) =>
        `全身绿幕要 ${b.area}\u00a0m²、进深 ${b.depth}\u00a0m、净高 ${b.height}\u00a0m，人离绿幕 ${b.distance}\u00a0m 以上。`,
      'screen-group': (b) =>
        `多人要 ${b.area}\u00a0m²、净高 ${b.height}\u00a0m；绿幕全身取景，进深 ${b.depth}\u00a0m 起。`,
      'led-fixed': (b) =>
        `LED 屏要 ${b.depth}\u00a0m 进深，灯珠才会失焦、不出摩尔纹；全身取景还要 ${b.area}\u00a0m²、净高 ${b.height}\u00a0m。`,
      'led-moving': (b) =>
        `机位走动时，LED 屏要 ${b.depth}\u00a0m 进深才不出摩尔纹；多人要 ${b.area}\u00a0m²、净高 ${b.height}\u00a0m。`,
      'built-set': (b) =>
        `实景拍坐姿半身，只要 ${b.depth}\u00a0m 进深、净高 ${b.height}\u00a0m；代价是换景要半天到两天。`,
      segmentation: (b) => `人像分割只要 ${b.depth}\u00a0m 进深，不挂幕布，只给人打光。`,
    },
    goods: {
      talk: {
        'screen-waist': () => '讲课、访谈拍半身就够，绿幕的边缘比人像分割干净。',
        'screen-small': (missed) =>
          `${zhList(missed)}不够一般的绿幕，小房间的布光仍能抠干净，边缘比人像分割好。`,
        segmentation: () => '坐着讲、手里不拿东西，正是人像分割擅长的。',
      },
      small: {
        'screen-waist': () => '桌面小件拍半身就够，举在手里也不会被抠掉。',
        'screen-small': (missed) =>
          `${zhList(missed)}不够一般的绿幕，但桌面小件拍半身，按小房间布光就能抠干净，举在手里也不会被抠掉。`,
        'built-set': (missed) => `${zhList(missed)}放不下绿幕。实景不用抠像，举着商品也安全。`,
      },
      glossy: {
        'led-fixed': () => '玻璃、珠宝、金属会照出绿幕的颜色，LED 屏给的是真实的反光。',
        'built-set': () => '玻璃、珠宝、金属会照出绿幕的颜色。实景的反光自然，花费也比 LED 屏少。',
      },
      clothing: {
        'screen-full-length': () => '服装鞋包要拍到脚，背景随每一款换。',
        'screen-waist': (missed) =>
          `${zhList(missed)}不够拍全身：上装、包和配饰按半身拍，下装和鞋用提前拍好的短片。`,
        'screen-small': (missed) =>
          `${zhList(missed)}不够一般的绿幕，更拍不了全身：上装、包和配饰按小房间布光拍半身，下装和鞋用提前拍好的短片。`,
        'built-set': (missed) =>
          `${zhList(missed)}放不下绿幕。实景拍半身，下装和鞋用提前拍好的短片。`,
      },
      large: {
        'led-moving': () => '大件表面反光，人要绕着走：LED 屏的反光和透视都是真的。',
        'screen-group': () => '大件和人一起入画，要两个机位；反光的一面转开或遮住。',
        'screen-full-length': (missed) =>
          `${zhList(missed)}不够大件和人一起入画：人站全身，大件的细节用提前拍好的短片切入。`,
        'screen-waist': (missed) =>
          `${zhList(missed)}不够拍全身，大件拍不全：人按半身拍，商品用提前拍好的画面。`,
        'screen-small': (missed) =>
          `${zhList(missed)}不够一般的绿幕，大件拍不全：人按小房间布光拍半身，商品用提前拍好的画面。`,
      },
    },
    makeshift: {
      talk: '坐着讲，手里不拿东西。',
      small: '只能将就：商品放在桌上，由另一个镜头从上往下拍，不要举在手里，否则会缺一块。',
      glossy: '只能将就：商品放在桌上，由另一个镜头从上往下拍，不要举在手里，否则会缺一块。',
      clothing: '只能将就：衣服挂起来另拍，主播坐着讲，不要把衣服举到身前。',
      large: '只能将就：主播坐着讲，商品用提前拍好的画面。',
    },
    none: {
      title: '这间房先不要动工',
      reason: (depth) =>
        `进深不到 ${depth}\u00a0m，连不挂幕布的做法也放不下镜头。先换一面墙或换一间房。`,
    },
    open: {
      title: '先量房，再定做法',
      ifEnough: (plan) => `量下来都够，就做“${plan}”。`,
      sure: (plan) => `量之前能确定的：已知的数够做“${plan}”。`,
      nothingSure: '已知的数还定不下任何一种做法。',
      narrow: (area, depth, width) =>
        `面积和进深对不上：${area}、进深 ${depth}的房间，宽不到 ${lessThan(width)}\u00a0m，是一条走道。请核对这两个数。`,
      short: (area, depth, side) =>
        `面积和进深对不上：${area}的房间，长边至少 ${atLeast(side)}\u00a0m，镜头对着长边，进深就不会是“${depth}”。请核对；有柱子或家具挡着，才按这个进深算。`,
    },
    product: {
      room: ({ from, to }, area) =>
        `整间交付 ${from}～${to}，${area} 平方米起，设备、安装、培训都在内（演示价格）。`,
      cyan: ({ from, cyan }) =>
        `预算不到整间的 ${from}：照清单自己配设备，抠像用青幕，每台每年 ${cyan}（演示价格）。`,
      small: ({ cyan }, area) =>
        `整间交付从 ${area} 平方米起，这间房小一些：照清单自己配设备，抠像用青幕，每台每年 ${cyan}（演示价格）。`,
      segmentation: ({ cyan }) => `人像分割是青幕的一部分，每台每年 ${cyan}（演示价格）。`,
      app: '实景不用抠像：照清单配设备，用大觅直播开播和看流程。标准版免费，拍的是安卓手机的镜头；要用摄像机，得配青幕和专业版。',
    },
    measure: {
      area: (bound) => `净面积：要有 ${bound}\u00a0m²，柱子和柜子占的不算。`,
      depth: (bound) => `进深：要有 ${bound}\u00a0m，从镜头量到背景。`,
      height: (bound) => `净高：要有 ${bound}\u00a0m，量到最低的梁或风管。`,
      width: (bound) => `宽：要有 ${bound}\u00a0m。`,
    },
    lack: {
      width: (bound) => `宽至少 ${bound}\u00a0m（按您选的面积和进深算，不到这个数）：换一间房。`,
      area: (bound, answer) =>
        `净面积至少 ${bound}\u00a0m²（您选的是${answer}）：打通隔墙，或换一间房。`,
      depth: (bound, answer) =>
        `进深至少 ${bound}\u00a0m（您选的是${answer}）：镜头改对长边，或换一间房。`,
      height: (bound, answer) =>
        `净高至少 ${bound}\u00a0m（您选的是${answer}）：拆吊顶，或换一间房。`,
    },
    lackOfBudget: ({ from, to }) => `预算至少到整间价格（${from}～${to}）的上端。`,
    yuan: (sum) => (sum % 10_000 === 0 ? `${sum / 10_000} 万元` : `${sum.toLocaleString('en')} 元`),
    topics: {
      sells: '播什么',
      area: '房间净面积',
      depth: '进深',
      height: '净高',
      budget: '预算',
    },
  },
  en: {
    plans: {
      'screen-waist': 'Green screen, waist up',
      'screen-small': 'Green screen in a small room, waist up',
      'screen-full-length': 'Green screen, full length',
      'screen-group': 'Green screen, two cameras, several people',
      'led-fixed': 'LED wall, fixed camera',
      'led-moving': 'LED wall, several cameras',
      'built-set': 'Built set',
      segmentation: 'Person segmentation, no screen',
    },
    needs: {
      'screen-waist': (b) =>
        `A seated waist-up shot on a green screen needs ${b.area}\u00a0m², ${b.depth}\u00a0m of depth and ${b.height}\u00a0m of height, with the presenter ${b.distance}\u00a0m or more off the screen. Sets change in seconds.`,
      'screen-small': (b) =>
        `With small-room lighting, ${b.depth}\u00a0m of depth, ${b.height}\u00a0m of height and ${b.area}\u00a0m² are enough, with the presenter ${b.closeDistance}\u00a0m or more off the screen: light strips along the wall, the key light from above, black flags at both sides, and only as much green as the picture shows.`,
      'screen-full-length': (b) =>
        `A full-length green screen needs ${b.area}\u00a0m², ${b.depth}\u00a0m of depth and ${b.height}\u00a0m of height, with the presenter ${b.distance}\u00a0m or more off the screen.`,
      'screen-group': (b) =>
        `Several people need ${b.area}\u00a0m² and ${b.height}\u00a0m of height; full length on a green screen starts at ${b.depth}\u00a0m of depth.`,
      'led-fixed': (b) =>
        `An LED wall needs ${b.depth}\u00a0m of depth so that its pixels blur and no moiré appears; full length needs ${b.area}\u00a0m² and ${b.height}\u00a0m of height.`,
      'led-moving': (b) =>
        `With moving cameras an LED wall needs ${b.depth}\u00a0m of depth to stay free of moiré; several people take ${b.area}\u00a0m² and ${b.height}\u00a0m of height.`,
      'built-set': (b) =>
        `A seated waist-up shot in a built set needs only ${b.depth}\u00a0m of depth and ${b.height}\u00a0m of height. The catch: changing the set takes half a day to two days.`,
      segmentation: (b) =>
        `Person segmentation needs only ${b.depth}\u00a0m of depth and no screen, and light for the presenter only.`,
    },
    goods: {
      talk: {
        'screen-waist': () =>
          'Lessons and interviews work well waist up, and a green screen gives cleaner edges than segmentation.',
        'screen-small': (missed) =>
          `There is not enough ${enList(missed)} for the usual green screen, but with small-room lighting it still keys cleanly, with better edges than segmentation.`,
        segmentation: () => 'Seated and empty-handed: exactly what segmentation does well.',
      },
      small: {
        'screen-waist': () =>
          'Small products work well waist up, and a green screen keys cleanly around what the presenter holds.',
        'screen-small': (missed) =>
          `There is not enough ${enList(missed)} for the usual green screen, but small products at a table, waist up, key cleanly with small-room lighting, also in the hand.`,
        'built-set': (missed) =>
          `There is not enough ${enList(missed)} for a green screen. A built set needs no keying, so the presenter can hold anything.`,
      },
      glossy: {
        'led-fixed': () =>
          'Glass, jewellery and metal mirror a green screen. An LED wall gives real reflections.',
        'built-set': () =>
          'Glass, jewellery and metal mirror a green screen. A built set reflects naturally and costs less than an LED wall.',
      },
      clothing: {
        'screen-full-length': () =>
          'Clothing must be seen down to the shoes, with a new background for each look.',
        'screen-waist': (missed) =>
          `There is not enough ${enList(missed)} for full length: show tops, bags and accessories waist up, and skirts and shoes in clips made beforehand.`,
        'screen-small': (missed) =>
          `There is not enough ${enList(missed)} for the usual green screen, still less for full length: show tops, bags and accessories waist up with small-room lighting, and skirts and shoes in clips made beforehand.`,
        'built-set': (missed) =>
          `There is not enough ${enList(missed)} for a green screen. Film waist up in a built set, with clips for skirts and shoes.`,
      },
      large: {
        'led-moving': () =>
          'Large products reflect, and the presenter walks round them: an LED wall gives real reflections and perspective.',
        'screen-group': () =>
          'Products and people share the frame, on two cameras; turn away or cover the sides that reflect.',
        'screen-full-length': (missed) =>
          `There is not enough ${enList(missed)} for product and presenter in one frame: the presenter stands full length, and clips show the product.`,
        'screen-waist': (missed) =>
          `There is not enough ${enList(missed)} for full length, nor for the whole product: film the presenter waist up and show the product in clips.`,
        'screen-small': (missed) =>
          `There is not enough ${enList(missed)} for the usual green screen, nor for the whole product: film the presenter waist up with small-room lighting, and show the product in clips.`,
      },
    },
    makeshift: {
      talk: 'Stay seated, with nothing in your hands.',
      small:
        'A workaround: put the product on the table under a second camera. Held in the hand, parts of it would disappear.',
      glossy:
        'A workaround: put the product on the table under a second camera. Held in the hand, parts of it would disappear.',
      clothing:
        'A workaround: film the clothes on a rail, and keep the presenter seated with nothing held up.',
      large: 'A workaround: the presenter sits and talks while clips show the product.',
    },
    none: {
      title: 'Not in this room yet',
      reason: (depth) =>
        `With less than ${depth}\u00a0m of depth, there is no place for the camera, even without a screen. Try another wall or another room first.`,
    },
    open: {
      title: 'Measure the room first',
      ifEnough: (plan) => `If the room turns out large enough: “${plan}”.`,
      sure: (plan) => `Sure before you measure: the known figures allow “${plan}”.`,
      nothingSure: 'The known figures do not settle on any set-up yet.',
      narrow: (area, depth, width) =>
        `Area and depth do not go together: a room of ${area.toLowerCase()} with a depth of ${depth.toLowerCase()} is less than ${lessThan(width)}\u00a0m wide, a corridor. Please check both figures.`,
      short: (area, depth, side) =>
        `Area and depth do not go together: a room of ${area.toLowerCase()} has a long side of at least ${atLeast(side)}\u00a0m. Along it, the depth is not “${depth.toLowerCase()}”. Please check; keep this depth only if columns or furniture are in the way.`,
    },
    product: {
      room: ({ from, to }, area) =>
        `A complete room, from ${area}\u00a0m² on, costs ${from} to ${to}, with equipment, installation and training (demonstration prices).`,
      cyan: ({ from, cyan }) =>
        `Your budget is below ${from}, where complete rooms start: buy the equipment on the list and key with Cyan, ${cyan} a year per computer (demonstration prices).`,
      small: ({ cyan }, area) =>
        `We deliver complete rooms from ${area}\u00a0m²; this one is smaller: buy the equipment on the list and key with Cyan, ${cyan} a year per computer (demonstration price).`,
      segmentation: ({ cyan }) =>
        `Person segmentation is part of Cyan, ${cyan} a year per computer (demonstration price).`,
      app: 'A built set needs no keying: buy the equipment on the list and run the show with Dami Live. The standard edition is free and takes the picture of an Android phone; a camera needs Cyan and the professional edition.',
    },
    measure: {
      area: (bound) => `Clear area: at least ${bound}\u00a0m², without columns and cupboards.`,
      depth: (bound) => `Depth: at least ${bound}\u00a0m, from the lens to the background.`,
      height: (bound) => `Height: at least ${bound}\u00a0m, up to the lowest beam or duct.`,
      width: (bound) => `Width: at least ${bound}\u00a0m.`,
    },
    lack: {
      width: (bound) => `${bound}\u00a0m of width (less, by area and depth): use another room.`,
      area: (bound, answer) =>
        `${bound}\u00a0m² of clear area (your answer: ${answer.toLowerCase()}): remove a partition or use another room.`,
      depth: (bound, answer) =>
        `${bound}\u00a0m of depth (your answer: ${answer.toLowerCase()}): shoot along the long side or use another room.`,
      height: (bound, answer) =>
        `${bound}\u00a0m of height (your answer: ${answer.toLowerCase()}): remove the suspended ceiling or use another room.`,
    },
    lackOfBudget: ({ from, to }) =>
      `A budget near the top of the range for a complete room (${from} to ${to}).`,
    yuan: (sum) => `CNY ${sum.toLocaleString('en')}`,
    topics: {
      sells: 'On show',
      area: 'Clear floor area',
      depth: 'Depth',
      height: 'Height',
      budget: 'Budget',
    },
  },
};
