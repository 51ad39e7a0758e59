import type { Goods } from '#contracts/enums/rooms.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Quantity } from '../choose.ts';
import type { PlanKey } from '../plans.ts';

/** The bounds of a plan as numbers, for its sentence. */
export interface Bounds {
  area: number;
  depth: number;
  height: number;
  /** From the presenter to the screen. */
  distance: number;
}

/** Sums in yuan, formatted. */
export interface Prices {
  /** Lower and upper end of a complete room. */
  from: string;
  to: string;
  /** Cyan, for one computer and one year. */
  cyan: string;
}

interface AdviceTexts {
  plans: Record<PlanKey, string>;
  /** What a plan asks of the room, and what it gives. */
  needs: Record<PlanKey, (bounds: Bounds) => string>;
  /** Why a plan suits the goods; every plan in `preferences` has one. */
  goods: Record<Goods, Partial<Record<PlanKey, string>>>;
  /** How the goods get into the picture if the presenter must not hold them. */
  makeshift: Record<Goods, string>;
  /** The upload lines of a kit, with the sustained rate in Mbit/s. */
  upload: (rate: number) => string;
  none: { title: string; reason: (depth: number) => string };
  product: {
    room: (prices: Prices) => string;
    cyan: (prices: Prices) => string;
    segmentation: (prices: Prices) => string;
    app: string;
  };
  measure: Record<Quantity, (bound: number) => string>;
  lack: Record<Quantity, (bound: number, answer: string) => string>;
  lackOfBudget: (prices: Prices) => string;
  /** A sum. */
  yuan: (sum: number) => string;
  /** A question with its answer. */
  answered: (question: string, answer: string) => string;
  /** The booking's message: the answers, then the advice. */
  message: (answers: string[], advice: string) => string;
}

/** The texts of the advice. A no-break space keeps a number and its unit on one line. */
export const adviceTexts: Record<Locale, AdviceTexts> = {
  zh: {
    plans: {
      'screen-waist': '绿幕，拍半身',
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
        'screen-waist': '讲课、访谈拍半身就够，绿幕的边缘比人像分割干净。',
        segmentation: '坐着讲、手里不拿东西，正是人像分割擅长的。',
      },
      small: {
        'screen-waist': '桌面小件拍半身就够，举在手里也不会被抠掉。',
        'built-set': '进深或净高放不下绿幕。实景不用抠像，举着商品也安全。',
      },
      glossy: {
        'led-fixed': '玻璃、珠宝、金属会照出绿幕的颜色，LED 屏给的是真实的反光。',
        'built-set': '玻璃、珠宝、金属会照出绿幕的颜色。实景的反光自然，花费也最少。',
      },
      clothing: {
        'screen-full-length': '服装鞋包要拍到脚，背景随每一款换。',
        'screen-waist': '这间房拍不了全身：上装、包和配饰按半身拍，下装和鞋用提前拍好的短片。',
        'built-set': '这间房放不下绿幕。实景拍半身，下装和鞋用提前拍好的短片。',
      },
      large: {
        'led-moving': '大件表面反光，人要绕着走：LED 屏的反光和透视都是真的。',
        'screen-group': '大件和人一起入画，要两个机位；反光的一面转开或遮住。',
        'screen-full-length': '人站全身，大件的细节用第二路镜头或短片切入。',
        'screen-waist': '这间房放不下大件：人按半身拍，商品用提前拍好的画面。',
      },
    },
    makeshift: {
      talk: '坐着讲，手里不拿东西。',
      small: '只能将就：商品放在桌上，由另一个镜头从上往下拍，不要举在手里，否则会缺一块。',
      glossy: '只能将就：商品放在桌上，由另一个镜头从上往下拍，不要举在手里，否则会缺一块。',
      clothing: '只能将就：衣服挂起来另拍，主播坐着讲，不要把衣服举到身前。',
      large: '只能将就：主播坐着讲，商品用提前拍好的画面。',
    },
    upload: (rate) => `上行线路，持续 ${rate}\u00a0Mbit/s`,
    none: {
      title: '这间房先不要动工',
      reason: (depth) =>
        `进深不到 ${depth}\u00a0m，连不挂幕布的做法也放不下镜头。先换一面墙或换一间房。`,
    },
    product: {
      room: ({ from, to }) => `整间交付 ${from}～${to}，设备、安装、培训都在内（演示价格）。`,
      cyan: ({ from, cyan }) =>
        `预算不到整间的 ${from}：照清单自己配设备，抠像用青幕，每台每年 ${cyan}（演示价格）。`,
      segmentation: ({ cyan }) => `人像分割是青幕的一部分，每台每年 ${cyan}（演示价格）。`,
      app: '实景不用抠像：照清单配设备，用大觅直播开播和看流程，标准版免费；要一部安卓手机。',
    },
    measure: {
      area: (bound) => `净面积：要有 ${bound}\u00a0m²，柱子和柜子占的不算。`,
      depth: (bound) => `进深：要有 ${bound}\u00a0m，从镜头量到背景。`,
      height: (bound) => `净高：要有 ${bound}\u00a0m，量到最低的梁或风管。`,
    },
    lack: {
      area: (bound, answer) => `净面积到 ${bound}\u00a0m²（现在${answer}）：打通隔墙，或换一间房。`,
      depth: (bound, answer) =>
        `进深到 ${bound}\u00a0m（现在${answer}）：镜头改对长边，或换一间房。`,
      height: (bound, answer) => `净高到 ${bound}\u00a0m（现在${answer}）：拆吊顶，或换一间房。`,
    },
    lackOfBudget: ({ from, to }) => `预算到整间价格（${from}～${to}）的上端。`,
    yuan: (sum) => (sum % 10_000 === 0 ? `${sum / 10_000} 万元` : `${sum.toLocaleString('en')} 元`),
    answered: (question, answer) => `${question}：${answer}`,
    message: (answers, advice) => `房间：${answers.join('；')}。\n选型结果：${advice}。`,
  },
  en: {
    plans: {
      'screen-waist': 'Green screen, waist up',
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
        'screen-waist':
          'Lessons and interviews work well waist up, and a green screen gives cleaner edges than segmentation.',
        segmentation: 'Seated and empty-handed: exactly what segmentation does well.',
      },
      small: {
        'screen-waist':
          'Small products work well waist up, and a green screen keys cleanly around what the presenter holds.',
        'built-set':
          'There is no space for a green screen. A built set needs no keying, so the presenter can hold anything.',
      },
      glossy: {
        'led-fixed':
          'Glass, jewellery and metal mirror a green screen. An LED wall gives real reflections.',
        'built-set':
          'Glass, jewellery and metal mirror a green screen. A built set reflects naturally and costs least.',
      },
      clothing: {
        'screen-full-length':
          'Clothing must be seen down to the shoes, with a new background for each look.',
        'screen-waist':
          'The room is too small for full length: show tops, bags and accessories waist up, and skirts and shoes in clips made beforehand.',
        'built-set':
          'There is no space for a green screen. Film waist up in a built set, with clips for skirts and shoes.',
      },
      large: {
        'led-moving':
          'Large products reflect, and the presenter walks round them: an LED wall gives real reflections and perspective.',
        'screen-group':
          'Products and people share the frame, on two cameras; turn away or cover the sides that reflect.',
        'screen-full-length':
          'The presenter stands full length; a second camera or clips show the details of the product.',
        'screen-waist':
          'The product will not fit in this room: film the presenter waist up and show the product in clips.',
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
    upload: (rate) => `Upload line, ${rate}\u00a0Mbit/s sustained`,
    none: {
      title: 'Not in this room yet',
      reason: (depth) =>
        `With less than ${depth}\u00a0m of depth, there is no place for the camera, even without a screen. Try another wall or another room first.`,
    },
    product: {
      room: ({ from, to }) =>
        `A complete room costs ${from} to ${to}, with equipment, installation and training (demonstration prices).`,
      cyan: ({ from, cyan }) =>
        `Your budget is below ${from}, where complete rooms start: buy the equipment on the list and key with Cyan, ${cyan} a year per computer (demonstration prices).`,
      segmentation: ({ cyan }) =>
        `Person segmentation is part of Cyan, ${cyan} a year per computer (demonstration price).`,
      app: 'A built set needs no keying: buy the equipment on the list and run the show with Dami Live. The standard edition is free; you need an Android phone.',
    },
    measure: {
      area: (bound) => `Clear area: at least ${bound}\u00a0m², without columns and cupboards.`,
      depth: (bound) => `Depth: at least ${bound}\u00a0m, from the lens to the background.`,
      height: (bound) => `Height: at least ${bound}\u00a0m, up to the lowest beam or duct.`,
    },
    lack: {
      area: (bound, answer) =>
        `${bound}\u00a0m² of clear area (now ${answer.toLowerCase()}): remove a partition or use another room.`,
      depth: (bound, answer) =>
        `${bound}\u00a0m of depth (now ${answer.toLowerCase()}): shoot along the long side or use another room.`,
      height: (bound, answer) =>
        `${bound}\u00a0m of height (now ${answer.toLowerCase()}): remove the suspended ceiling or use another room.`,
    },
    lackOfBudget: ({ from, to }) =>
      `A budget near the top of the range for a complete room (${from} to ${to}).`,
    yuan: (sum) => `CNY ${sum.toLocaleString('en')}`,
    answered: (question, answer) => `${question}: ${answer}`,
    message: (answers, advice) => `Room: ${answers.join('; ')}.\nAdvice: ${advice}.`,
  },
};
