import { canvas } from '../../geo.js';

export const desk = (hue, w = 1600, h = 1000) =>
  canvas(w, h, (x) => {
    const g = x.createLinearGradient(0, 0, w, h);
    g.addColorStop(0, `hsl(${hue},60%,16%)`);
    g.addColorStop(0.5, `hsl(${hue + 25},65%,42%)`);
    g.addColorStop(1, `hsl(${hue + 60},80%,72%)`);
    x.fillStyle = g;
    x.fillRect(0, 0, w, h);
    for (let i = 0; i < 6; i++) {
      x.fillStyle = `hsla(${hue + i * 16},70%,${26 + i * 9}%,.75)`;
      x.beginPath();
      const y = h * (0.42 + i * 0.1);
      x.moveTo(0, y + 60 * Math.sin(i * 2));
      x.bezierCurveTo(w * 0.3, y - 180 + i * 30, w * 0.55, y + 190 - i * 20, w, y - 90);
      x.lineTo(w, h);
      x.lineTo(0, h);
      x.fill();
    }
    x.fillStyle = 'rgba(255,255,255,.88)';
    x.fillRect(0, 0, w, h * 0.028);
    x.fillStyle = 'rgba(255,255,255,.30)';
    x.beginPath();
    x.roundRect(w * 0.3, h * 0.9, w * 0.4, h * 0.075, 22);
    x.fill();
    for (let i = 0; i < 8; i++) {
      x.fillStyle = `hsl(${i * 47 + hue},68%,60%)`;
      x.beginPath();
      x.roundRect(w * 0.312 + i * w * 0.048, h * 0.911, w * 0.036, w * 0.036, 14);
      x.fill();
    }
    x.fillStyle = 'rgba(252,252,254,.94)';
    x.beginPath();
    x.roundRect(w * 0.12, h * 0.16, w * 0.46, h * 0.58, 18);
    x.fill();
    x.fillStyle = '#eceef2';
    x.fillRect(w * 0.12, h * 0.2, w * 0.12, h * 0.53);
    for (const [i, cc] of ['#ff6b60', '#f6bf4f', '#60c554'].entries()) {
      x.fillStyle = cc;
      x.beginPath();
      x.arc(w * 0.135 + i * w * 0.014, h * 0.18, w * 0.0045, 0, 7);
      x.fill();
    }
    for (let i = 0; i < 6; i++) {
      x.fillStyle = i === 1 ? `hsl(${hue + 20},70%,60%)` : '#d3d7de';
      x.beginPath();
      x.roundRect(w * 0.13, h * (0.24 + i * 0.055), w * 0.09, h * 0.022, 6);
      x.fill();
    }
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++) {
        x.fillStyle = `hsl(${hue + i * 40 + j * 25},55%,${64 + j * 6}%)`;
        x.beginPath();
        x.roundRect(w * (0.255 + i * 0.105), h * (0.225 + j * 0.165), w * 0.09, h * 0.14, 12);
        x.fill();
      }
  });
