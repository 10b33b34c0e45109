/** Allow-lists of SVG elements, attributes, functions and selectors. None of them runs code or loads resources. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const ELEMENTS = words(`
  svg g defs symbol use title desc style switch
  path rect circle ellipse line polyline polygon
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset
`)

export const ATTRIBUTES = words(`
  id class style lang role tabindex focusable version
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio pathLength
  dx dy rotate textLength lengthAdjust startOffset method spacing side href
  transform transform-origin gradientTransform gradientUnits spreadMethod offset
  patternTransform patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow paint-order vector-effect
  clip-path clip-rule mask mask-type marker marker-start marker-mid marker-end filter
  stop-color stop-opacity flood-color flood-opacity color-interpolation color-interpolation-filters
  shape-rendering text-rendering image-rendering mix-blend-mode isolation
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  text-anchor text-decoration letter-spacing word-spacing dominant-baseline alignment-baseline baseline-shift
  direction unicode-bidi writing-mode white-space
  filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 radius stdDeviation
  tableValues slope intercept amplitude exponent
  xmlns xmlns:xlink xml:lang xml:space
  data-label data-room data-lines data-grow data-part
`)

/** CSS functions. `url()` is checked separately. */
export const FUNCTIONS = words(`
  var calc min max clamp
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  inset circle ellipse polygon
`)

/** CSS pseudo-classes with parentheses. */
export const SELECTORS = words('not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang')
