"""The addresses at which others on the same network reach this server, for invitations that work."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address

import ifaddr

#: Listening here means: on every address of the machine.
EVERYWHERE = ("0.0.0.0", "::", "")


def own_addresses() -> list[str]:
    """The IPv4 addresses of this machine's network adapters."""
    return [
        one.ip for adapter in ifaddr.get_adapters() for one in adapter.ips if isinstance(one.ip, str) and one.is_IPv4
    ]


def is_loopback(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


def origins(host: str, port: int, addresses: Iterable[str] | None = None) -> list[str]:
    """The origins others can open, likeliest first; none when the server listens to this machine alone.

    An address that home routers hand out comes before one of a container or a tunnel; one that the machine gave itself
    because nobody handed it one (169.254…) comes last.
    """
    found = (own_addresses() if addresses is None else addresses) if host in EVERYWHERE else [host]
    ranked = []
    for text in dict.fromkeys(found):
        try:
            address = ipaddress.ip_address(text)
        except ValueError:
            ranked.append((0, text))  # a name somebody chose to listen on
            continue
        if not address.is_loopback and not address.is_unspecified:
            ranked.append((_rank(address), f"[{text}]" if address.version == 6 else text))
    ranked.sort(key=lambda one: one[0])
    return [f"http://{text}:{port}" for _, text in ranked]


def _rank(address: IPv4Address | IPv6Address) -> int:
    if address.is_link_local:
        return 4
    if isinstance(address, IPv4Address):
        for rank, network in enumerate(("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12"), 1):
            if address in ipaddress.ip_network(network):
                return rank
    return 3
