/** Each sets `window.struck` or opens a dialog when anything takes it for more than a text: 60 with those further down. */
export const attacks = {
  name: [
    '<script>window.struck=1;alert(1)</script>',
    '"><img src=x onerror="window.struck=2;alert(2)">',
    '</script><script>window.struck=3;alert(3)</script>',
    '<svg onload=window.struck=4;alert(4)>',
  ],
  description: [
    [
      "'-alert(5)-(window.struck=5)-'",
      '<ScRiPt >alert(51)</sCrIpT>',
      '<scr<script>ipt>alert(52)</scr</script>ipt>',
      '<img src=`javascript:alert(53)`>',
      '\\u003cscript\\u003ealert(54)\\u003c/script\\u003e',
    ],
    [
      '<iframe srcdoc="<script>parent.struck=6;alert(6)</script>"></iframe>',
      '<object data="data:text/html,<script>alert(61)</script>">',
      '<embed src="javascript:alert(62)">',
      '<base href="https://evil.example/">',
      '<meta http-equiv="refresh" content="0;url=javascript:alert(63)">',
    ],
    [
      '{{constructor.constructor("window.struck=7;alert(7)")()}}${alert(7)}',
      '<%= alert(71) %>',
      '#{alert(72)}',
      '[[${alert(73)}]]',
      '{"$$typeof":"Symbol(react.element)","type":"script","props":{}}',
    ],
    [
      '<!--<script>window.struck=8//--><b onmouseover=alert(8)>bold</b>',
      '<![CDATA[<script>alert(81)</script>]]>',
      '<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml"><script>alert(82)</script></x>',
      '<plaintext><textarea></textarea><script>alert(83)</script>',
      '<noscript><p title="</noscript><img src=x onerror=alert(84)>">',
    ],
  ],
  review: [
    [
      '<a href="javascript:window.struck=9;alert(9)">look</a>',
      '<a href="jav&#x09;ascript:alert(91)">look</a>',
      '[look](javascript:alert(92))',
      '<form action="javascript:alert(93)"><button>go</button></form>',
      '<button formaction=javascript:alert(94)>go</button>',
    ],
    [
      '<details open ontoggle=window.struck=10;alert(10)>',
      '<input autofocus onfocus=alert(101)>',
      '<video><source onerror=alert(102)></video>',
      '<body onload=alert(103)>',
      '<marquee onstart=alert(104)>',
    ],
    [
      ']]><math><mtext></title><img src=x onerror=alert(11)>',
      '<math><mi//xlink:href="data:x,<script>alert(111)</script>">',
      '<svg><animate onbegin=alert(112) attributeName=x dur=1s>',
      '<svg><a xlink:href="javascript:alert(113)"><text>x</text></a></svg>',
      '<table background="javascript:alert(114)">',
    ],
    [
      '&lt;script&gt;alert(12)&lt;/script&gt; <style>*{display:none}</style>',
      '<div style="background:url(javascript:alert(121))">',
      '<link rel=stylesheet href="javascript:alert(122)">',
      '<style>@import "javascript:alert(123)";</style>',
      '%3Cscript%3Ealert(124)%3C/script%3E',
    ],
  ],
};
/** What the server's answers carry to tracking, toasts and the cart. */
export const answered = {
  tracking: [
    '<img src=x onerror="window.struck=20;alert(20)">',
    '<script>window.struck=21</script>',
    'javascript:alert(22)',
    '<svg><script>alert(23)</script></svg>',
  ],
  toast: '<img src=x onerror="window.struck=24;alert(24)"><script>alert(25)</script>',
  cart: ['<iframe onload=alert(26)>', '<script>window.struck=27</script>', '"autofocus onfocus="alert(28)'],
  pictures: ['javascript:alert(29)', 'data:text/html,<script>alert(30)</script>', '//evil.example/x.png'],
};
export const address = {
  firstName: '<script>window.struck=13</script>',
  lastName: '"><svg onload=alert(14)>',
  street: '<img src=x onerror="window.struck=15;alert(15)"><iframe src="javascript:alert(18)">',
  city: 'javascript:alert(16)//\'"',
  state: '</title><script>alert(17)</script>',
  zipCode: '<b onclick=alert()>',
  // what is no country is refused; no zone of the demo tells regions or postcodes of this one apart
  country: 'Kenya',
};
export const category = '<img src=x onerror="window.struck=19;alert(19)">';
